/** An enhancer that throws an error. */
export default function enhance(): void {
  throw new Error('boom');
}
