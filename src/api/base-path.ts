/** What every path of the HTTP API, version 1, begins with. */
export const BASE_PATH = '/api/v1';
