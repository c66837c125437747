'use client';

import { pushEvent } from '@skein/analytics';
import { BlockSlot, emitPageEvent, onPageEvent } from '@skein/cms-client';
import { AddressThread, Asking, ASKS, ButtonLink, Dialog, useLanguage } from '@skein/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { SalesNumber } from '../header/sales-number.tsx';
import { ADDRESS_CHECK_HASH } from '../shell/shell.constants.ts';
import { leaveHash } from '../shell/leave-hash.ts';
import type { AddressCheckContent } from './address-check.block.ts';
import { focusFirstField, giveFocusBack } from './dialog-focus.ts';

export type AddressCheckDialogProps = AddressCheckContent;

const isNamedBy = (address: string) => address.toLowerCase().endsWith(ADDRESS_CHECK_HASH);

/**
 * Draws the dialog of the address check. The page event `open-address-check` opens the dialog. The dialog
 * reports opening and closing, and returns the focus to its opener. If a hash opened the dialog, closing the
 * dialog removes the hash, and removing the hash closes the dialog.
 */
export function AddressCheckDialog(props: AddressCheckDialogProps) {
  const { title, description, form, nextStep, salesLabel, salesNumber } = props;
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  /** Whether the visitor has opened the form. From then on, the form stays rendered and keeps typed text. */
  const [wanted, setWanted] = useState(false);
  const opener = useRef<Element>(null);
  const content = useRef<HTMLDivElement>(null);
  const isOpen = useRef(false);
  /** Whether the page has filled in an address, so that the focus passes over its fields. */
  const isFilled = useRef(false);

  // This effect must be before the next one, which may open the dialog. A new dialog has no focus to return.
  useEffect(() => {
    if (open) return content.current ? focusFirstField(content.current, isFilled.current) : undefined;
    // The browser does not return the focus if a hash opened the dialog, because the opener had no focus then.
    if (opener.current) giveFocusBack(opener.current);
    opener.current = null;
    return undefined;
  }, [open]);

  useEffect(
    () =>
      onPageEvent('open-address-check', ({ source, address }) => {
        // The visitor may have gone back before this script started, so the hash may be gone.
        if (isOpen.current || (source === 'hash' && !isNamedBy(location.href))) return;
        isOpen.current = true;
        opener.current = document.activeElement;
        setOpen(true);
        setWanted(true);
        // The form may not be loaded yet. The event waits for it.
        isFilled.current = address !== undefined;
        if (address) emitPageEvent('fill-address', address);
        pushEvent({ event: 'check_address_modal', category: 'check address', action: 'open', label: source });
      }),
    [],
  );

  function close() {
    if (!isOpen.current) return;
    isOpen.current = false;
    setOpen(false);
    // If the hash stayed, a second click on its link would not open the dialog.
    if (isNamedBy(location.href)) leaveHash();
    pushEvent({ event: 'check_address_modal', category: 'check address', action: 'close' });
  }

  const follow = useEffectEvent(({ oldURL, newURL }: HashChangeEvent) => {
    if (isNamedBy(oldURL) && !isNamedBy(newURL)) close();
  });
  useEffect(() => {
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  return (
    // A click beside the form must not close the dialog, because typed text would be lost.
    <Dialog
      open={open}
      onClose={close}
      title={title}
      language={language}
      closeOnBackdrop={form === undefined}
    >
      <div ref={content}>
        <Asking>
          {description && <Description {...ASKS}>{description}</Description>}
          {form ? (
            wanted && (
              <AddressThread>
                <BlockSlot node={form} />
              </AddressThread>
            )
          ) : (
            <NextSteps>
              {nextStep && <ButtonLink href={nextStep.target.href}>{nextStep.text}</ButtonLink>}
              {salesNumber && <SalesNumber number={salesNumber} label={salesLabel} />}
            </NextSteps>
          )}
        </Asking>
      </div>
    </Dialog>
  );
}

const Description = styled.p`
  max-inline-size: 52ch;
  margin-block-end: var(--space-6);
  color: var(--color-text-muted);
`;

const NextSteps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-6);
`;
