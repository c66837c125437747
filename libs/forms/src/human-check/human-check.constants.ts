/** Sent in place of a token that could not be obtained. */
export const PLACEHOLDER_TOKEN = 'test';
export const HUMAN_CHECK_CHALLENGE_PATH = '/api/human-check/challenge';
