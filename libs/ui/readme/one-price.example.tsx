import { htmlLiteral, RichText } from '@skein/ui';

export const OnePrice = () => (
  <RichText html={htmlLiteral`<p>One price, <strong>no contract</strong>.</p>`} />
);
