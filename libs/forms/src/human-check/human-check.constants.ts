/** What is sent in place of a token that could not be had. */
export const PLACEHOLDER_TOKEN = 'test';
export const HUMAN_CHECK_CHALLENGE_PATH = '/api/human-check/challenge';
