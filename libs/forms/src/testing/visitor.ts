import { userEvent } from '@testing-library/user-event';

/** A simulated visitor who types and clicks without pauses. */
export const visitor = userEvent.setup({ delay: null });
