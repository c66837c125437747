/** Value that a form sends if it cannot get a token. */
export const PLACEHOLDER_TOKEN = 'test';
export const HUMAN_CHECK_CHALLENGE_PATH = '/api/human-check/challenge';
