import { crc32 } from 'node:zlib';

/** The polynomial of CRC-32, in the bit order of zlib: the highest bit is the coefficient of x⁰. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
const X = 0x40000000;

/** Returns the product of two polynomials, modulo the polynomial of CRC-32. */
function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

function powerOfX(exponent: number): number {
  let power = ONE;
  let square = X;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = multiply(square, power);
    square = multiply(square, square);
  }
  return power;
}

/**
 * Returns a function that continues a CRC-32 checksum with these bytes. Each call takes the same short time, whatever
 * the number of bytes. It returns what `crc32(bytes, checksum)` of zlib returns.
 */
export function joinedCrc(bytes: Buffer): (checksum: number) => number {
  const own = crc32(bytes);
  const shift = powerOfX(8 * bytes.length);
  return (checksum) => (multiply(shift, checksum) ^ own) >>> 0;
}
