import { userEvent } from '@testing-library/user-event';

/** Types and clicks without a pause between keys. */
export const visitor = userEvent.setup({ delay: null });
