/** Returns the value of a cookie in a header, or undefined if it is missing or cannot be decoded. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(/; */u).find((one) => one.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
