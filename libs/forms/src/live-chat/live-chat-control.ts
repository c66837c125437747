import { watchConsent } from '@skein/analytics';
import { vendorChat, type VendorChat } from './vendor-chat.ts';

/** `offered`: nothing from the vendor is loaded. `failed`: everything from the vendor is removed again. */
export type LiveChatState = 'offered' | 'opening' | 'open' | 'failed';

export interface LiveChatControl {
  /**
   * Opens the chat after the visitor has agreed to it. If the chat is already loaded, shows the chat. After a
   * failure, tries again.
   */
  open(): void;
  /** Closes the chat in any state. */
  end(): void;
}

/**
 * Controls the vendor's chat on a page. Loads the chat when the visitor opens it, or allows its cookies in another part
 * of the page. Closes the chat when it fails, or when the visitor withdraws consent.
 * @param licence the operator's number at the vendor
 */
export function liveChatControl(licence: string, onState: (state: LiveChatState) => void): LiveChatControl {
  let state: LiveChatState = 'offered';
  // `vendorChat` sets the vendor's objects on the page. After a failure, only the next try sets them again,
  // because the old script may still be running.
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
      // The chat may have been closed during the wait.
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
