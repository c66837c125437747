export default function enhance(): void {
  throw new Error('boom');
}
