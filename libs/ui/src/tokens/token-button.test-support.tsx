import { useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TokenButtonProps {
  /** Name of a custom property, such as `--color-text`. */
  readonly token: string;
  readonly children?: ReactNode;
}

/** The name of a token. A press copies the token as a style uses it: `var(--color-text)`. */
export function TokenButton({ token, children }: TokenButtonProps): ReactElement {
  const [copied, setCopied] = useState(false);
  const text = `var(${token})`;
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  return (
    <Token type="button" title={`Copy ${text}`} onClick={() => void copy()} onBlur={() => setCopied(false)}>
      <span aria-live="polite">{copied ? 'Copied' : token}</span>
      {children}
    </Token>
  );
}

const Token = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: copy;
  overflow-wrap: anywhere;
`;
