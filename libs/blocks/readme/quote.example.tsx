import { TeamQuote } from '@skein/blocks/content-block/team-quote';
import { htmlLiteral } from '@skein/ui';

export function Quote() {
  return (
    <TeamQuote
      description={htmlLiteral`<p>People offer me coffee before I have unpacked. Then they see the speed test and offer me lunch.</p>`}
      name="Marcus Oyelaran"
      position="Field technician, Kansas City"
      portrait={{
        url: '/marcus.svg',
        width: 400,
        height: 400,
        alt: 'Portrait of an installer in a cap and an amber vest.',
        contentType: 'image/svg+xml',
      }}
    />
  );
}
