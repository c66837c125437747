import type { ReactElement } from 'react';
import type { RequestFormContent } from '../request-form/request-form.block.ts';
import { RequestForm } from '../request-form/request-form.tsx';
import { LiveChat } from './live-chat.tsx';

/** Draws a request form. If the operator has a license for the live chat, the chat is above the form. */
export function ChatForm(content: RequestFormContent): ReactElement {
  const { liveChat } = content;
  return <RequestForm {...content} lead={liveChat && <LiveChat licence={liveChat.licence} />} />;
}
