import type { ReactElement } from 'react';
import type { RequestFormContent } from '../request-form/request-form.content.ts';
import { RequestForm } from '../request-form/request-form.tsx';
import { LiveChat } from './live-chat.tsx';

/** A request form; with a license for a chat, the chat above it. */
export function ChatForm(content: RequestFormContent): ReactElement {
  const { liveChat } = content;
  return <RequestForm {...content} lead={liveChat && <LiveChat licence={liveChat.licence} />} />;
}
