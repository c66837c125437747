import { Container, Heading, Section } from '@skein/ui';
import { useState } from 'react';
import type { SpeedContent } from './speed.block.ts';

export function Speed({ title, gigabytes }: SpeedContent) {
  const [mbits, setMbits] = useState(500);
  return (
    <Section>
      <Container>
        <Heading level={2}>{title}</Heading>
        <input
          type="range"
          aria-label="Mbps"
          min={100}
          max={5000}
          step={100}
          value={mbits}
          onChange={(event) => setMbits(event.target.valueAsNumber)}
        />
        <output>
          {mbits} Mbps: {Math.round((gigabytes * 8000) / mbits)} s
        </output>
      </Container>
    </Section>
  );
}
