import { watchConsent } from '@skein/analytics';
import { vendorChat, type VendorChat } from './vendor-chat.ts';

/**
 * `offered` means that nothing of the vendor's is loaded. `failed` means that everything of it is removed
 * again.
 */
export type LiveChatState = 'offered' | 'opening' | 'open' | 'failed';

export interface LiveChatControl {
  /**
   * Opens the chat, since the visitor has agreed to it. It shows a loaded chat, and tries again after a
   * failure.
   */
  open(): void;
  /** Closes the chat in any state. */
  end(): void;
}

/**
 * Controls the vendor's chat on a page. It loads the chat when the visitor asks for it or has allowed it
 * elsewhere on the page, and closes it when the visitor withdraws consent or the chat fails.
 * @param licence the operator's number at the vendor
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
