import { watchConsent } from '@skein/analytics';
import { vendorChat, type VendorChat } from './vendor-chat.ts';

/** `offered`: nothing of the vendor's has been asked for; `failed`: it is all gone again. */
export type LiveChatState = 'offered' | 'opening' | 'open' | 'failed';

export interface LiveChatControl {
  /** The visitor wants to chat, and so agrees to it. Shows the chat that is there, tries again after a failure. */
  open(): void;
  /** Closes whatever is open. */
  end(): void;
}

/**
 * The vendor's chat on a page: fetched when the visitor asks for it or has allowed it elsewhere on the page, closed again
 * when that is taken back, or when it fails.
 * @param licence number that the vendor knows the operator by
 */
export function liveChatControl(licence: string, onState: (state: LiveChatState) => void): LiveChatControl {
  let state: LiveChatState = 'offered';
  // After a failure nothing of it is on the page before the next try: the vendor's script may still be running.
  let chat: VendorChat | undefined = vendorChat(licence);

  function tell(next: LiveChatState): void {
    state = next;
    onState(next);
  }
  function close(next: LiveChatState): void {
    chat?.close();
    chat = undefined;
    tell(next);
  }
  async function start(tried: VendorChat): Promise<void> {
    tell('opening');
    try {
      await tried.init();
      // It may have been closed meanwhile.
      if (tried !== chat) return;
      tried.show();
      tell('open');
    } catch (error) {
      if (tried !== chat) return;
      console.error(error instanceof Error ? error.message : error);
      close('failed');
    }
  }
  function open(): void {
    if (state === 'open') chat?.show();
    else if (state !== 'opening') void start((chat ??= vendorChat(licence)));
  }
  const endWatch = watchConsent('functionality_storage', (choice) => {
    if (choice === 'granted' && state === 'offered') open();
    if (choice === 'denied' && (state === 'opening' || state === 'open')) close('offered');
  });
  return {
    open,
    end() {
      endWatch();
      chat?.close();
      chat = undefined;
    },
  };
}
