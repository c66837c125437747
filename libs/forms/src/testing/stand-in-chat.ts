import { LIVE_CHAT_SCRIPT } from '../live-chat/vendor-chat.ts';

interface VendorPage {
  __lc?: { license: number; asyncInit: boolean };
  LiveChatWidget?: {
    _q: (readonly [string, readonly unknown[]])[];
    _h: ((name: string, args: readonly unknown[]) => unknown) | null;
  };
}

export const vendorPage = window as VendorPage;
export const vendorScripts = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[src="${LIVE_CHAT_SCRIPT}"]`),
];

/**
 * Simulates the vendor's script: runs the waiting calls, adds the widget to the page, and reports that the
 * widget is ready.
 */
export function arrive({ availability = 'online', listens = true } = {}): readonly string[] {
  const { LiveChatWidget: queue } = vendorPage;
  if (!queue) throw new Error('The snippet is not there');
  const called: string[] = [];
  const widget = Object.assign(document.createElement('div'), { id: 'chat-widget-container' });
  document.body.append(widget);
  function take(name: string, [about, run]: readonly unknown[]): void {
    if (name === 'once' && about === 'ready' && listens && typeof run === 'function')
      run({ state: { availability } });
    if (name !== 'call') return;
    called.push(String(about));
    if (about === 'destroy') widget.remove();
  }
  queue._h = take;
  for (const [name, args] of queue._q.splice(0)) take(name, args);
  return called;
}
