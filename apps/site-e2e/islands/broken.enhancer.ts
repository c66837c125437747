/** As bad as an enhancer can be. */
export default function enhance(): void {
  throw new Error('boom');
}
