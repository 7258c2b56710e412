const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Letters that with a number name a standard, a socket or a format: usb3, ddr5, lga1700, ip68. */
const STANDARDS = words(
  'usb hdmi ddr lpddr gddr wifi ipx cat pcie pci gen bt lga pc dp sata sas wpa rj win ios android ' +
    'mpeg qi hdr dts bluetooth thunderbolt type thx dolby iso fps',
);

/** A number and its letters, by how many digits they have: 1080p, 4k, 2nd, 30h. */
const SPECIFICATIONS: readonly (readonly [digits: RegExp, suffixes: ReadonlySet<string>])[] = [
  [/^\d{3,4}$/, words('p i')],
  [/^\d{1,2}$/, words('k e a')],
  [/^\d$/, words('g')],
  [
    /^\d{1,4}$/,
    words('st nd rd th h hr hrs std min ms bit ch ohm rpm yr yrs way pin port core nm speed'),
  ],
];

const OTHERS = words(
  'h264 h265 a2dp p2p 10100 101001000 10gbe rs232 m2 mp3 mp4 ip44 ip54 ip55 ip65 ip66 ip67 ip68 ip69 ' +
    'am4 am5 fm1 fm2 cl9 cl10 cl11 cl14 cl15 cl16 cl17 cl18 cl19 cl22 cl30 cl32 cl36 cl38 cl40',
);

/**
 * Whether a code in comparable form names a standard or a specification. Many products share those,
 * so they identify nothing.
 */
export function isGenericCode(code: string): boolean {
  if (OTHERS.has(code) || /^\din\d$/.test(code) || code.startsWith('80211')) return true;
  const digitsFirst = /^(\d{1,4})([a-z]{1,3})$/.exec(code);
  if (digitsFirst) {
    const [, digits = '', suffix = ''] = digitsFirst;
    if (suffix === 'd') return digits.length === 1 && '234'.includes(digits);
    return SPECIFICATIONS.some(([shape, suffixes]) => shape.test(digits) && suffixes.has(suffix));
  }
  const lettersFirst = /^([a-z]{1,11})\d{1,5}[a-z]?$/.exec(code);
  return lettersFirst !== null && STANDARDS.has(lettersFirst[1] ?? '');
}
