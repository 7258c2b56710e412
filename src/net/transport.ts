/**
 * What sends requests and reads answers: by far the slowest part of this program to load, and of no
 * use to a command whose answers are all in the cache.
 *
 * @module
 */
export { createBodyReader } from './body-reader.ts';
export { createDispatchers, createServerDispatcher } from './dispatchers.ts';
