import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { ButtonLink } from '../button/button-link.tsx';
import { Container } from '../container/container.tsx';
import { Section } from '../section/section.tsx';
import { Stack } from '../stack/stack.tsx';
import { brandOfStory } from '../tokens/brand-of-story.test-support.ts';
import { designTokens } from './design-tokens.ts';

const meta = { title: 'UI/Design tokens', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

/** All tokens of the brand, for Figma, Style Dictionary and other tools: the Design Tokens Community Group's format. */
export const File: StoryObj<typeof meta> = {
  name: 'Design tokens as a file',
  render: (_, context) => {
    const brand = brandOfStory(context);
    const file = JSON.stringify(designTokens(brand), null, 2);
    const name = `${brand.name.toLowerCase()}.tokens.json`;
    return (
      <Section spacing="small">
        <Container>
          <Stack>
            <ButtonLink href={`data:application/json,${encodeURIComponent(file)}`} download={name}>
              Download {name}
            </ButtonLink>
            <Text tabIndex={0} role="group" aria-label="The first tokens">
              {file.slice(0, file.indexOf('"mist"'))}…
            </Text>
          </Stack>
        </Container>
      </Section>
    );
  },
};

const Text = styled.pre`
  max-block-size: 30rem;
  overflow: auto;
  font-size: var(--text-small);
`;
