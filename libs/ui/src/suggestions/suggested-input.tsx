'use client';

import { useCallback, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { TextField, type TextLineProps } from '../text-field/text-field.tsx';
import type { SuggestionsProps } from './suggestions.tsx';

export type SuggestedInputProps = TextLineProps & {
  /** Where suggestions come from. Without it the field is a plain one. */
  readonly suggest?: Omit<SuggestionsProps, 'input'> | undefined;
};

/** A text field with suggestions. It loads their script when it first gets the focus. */
export function SuggestedInput({ suggest, ref, onFocus, ...field }: SuggestedInputProps): ReactElement {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [List, setList] = useState<ComponentType<SuggestionsProps>>();
  const [wanted, setWanted] = useState(false);
  const fetches = wanted && suggest !== undefined && !List;

  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      setInput(element);
      // The focus may have come before the script did.
      if (element && document.activeElement === element) setWanted(true);
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
    [ref],
  );

  useEffect(() => {
    if (!fetches) return undefined;
    let here = true;
    import('./suggestions.tsx').then(
      ({ Suggestions }) => here && setList(() => Suggestions),
      // The next focus tries again.
      () => here && setWanted(false),
    );
    return () => {
      here = false;
    };
  }, [fetches]);

  return (
    <>
      <TextField
        {...field}
        ref={attach}
        onFocus={(event) => {
          setWanted(true);
          onFocus?.(event);
        }}
      />
      {List && suggest && input && <List {...suggest} input={input} />}
    </>
  );
}
