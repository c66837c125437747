import { userEvent } from '@testing-library/user-event';

/** Types and presses without a pause between keys. */
export const visitor = userEvent.setup({ delay: null });
