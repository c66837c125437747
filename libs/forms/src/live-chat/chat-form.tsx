import type { ReactElement } from 'react';
import type { RequestFormContent } from '../request-form/request-form.content.ts';
import { RequestForm } from '../request-form/request-form.tsx';
import { LiveChat } from './live-chat.tsx';

/** Draws a request form, with a live chat above it if the operator has a license. */
export function ChatForm(content: RequestFormContent): ReactElement {
  const { liveChat } = content;
  return <RequestForm {...content} lead={liveChat && <LiveChat licence={liveChat.licence} />} />;
}
