'use client';

import { useCallback, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { TextField, type TextLineProps } from '../text-field/text-field.tsx';
import type { SuggestionsProps } from './suggestions.tsx';

export type SuggestedInputProps = TextLineProps & {
  /** Source and behavior of the suggestions. If it is missing, the field has no suggestions. */
  readonly suggest?: Omit<SuggestionsProps, 'input'> | undefined;
};

/** A text field with suggestions. When it first gets the focus, it loads the script for suggestions. */
export function SuggestedInput({ suggest, ref, onFocus, ...field }: SuggestedInputProps): ReactElement {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [List, setList] = useState<ComponentType<SuggestionsProps>>();
  const [wanted, setWanted] = useState(false);
  const fetches = wanted && suggest !== undefined && !List;

  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      setInput(element);
      // The field may have received the focus before this script ran.
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
      // The next focus tries to load the script again.
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
