/**
 * Thrown when a start cannot succeed until the operator changes the environment. The message says what to
 * change.
 */
export class StartError extends Error {
  override name = 'StartError';
}
