/** A start that cannot succeed until somebody changes the environment; the message says what to change. */
export class StartError extends Error {
  override name = 'StartError';
}
