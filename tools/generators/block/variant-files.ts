import type { Names } from '../shared/names.ts';

/** Everything the templates of a variant depend on. */
export interface VariantTemplate {
  readonly names: Names;
  /** The content type that it is a variant of. */
  readonly parent: Names;
  /** What editors pick in the CMS. */
  readonly number: number;
}

function content({ names: { camel, label }, number }: VariantTemplate): string {
  return `/** Type ${number}. */
export const ${camel} = {
  number: ${number},
  label: '${label}',
  fields: {},
} as const;
`;
}

/** Content blocks have a frame and a text of their own; other types start from the primitives. */
function component({ names: { camel, pascal }, parent, number }: VariantTemplate): string {
  const props = `${parent.pascal}Of<'${camel}'>`;
  if (parent.kebab === 'content-block') {
    return `import type { ContentBlockOf } from '../content-block.content.ts';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';

/** Type ${number}. */
export function ${pascal}(props: ${props}) {
  return (
    <ContentBlockFrame {...props}>
      <BlockText {...props} />
    </ContentBlockFrame>
  );
}
`;
  }
  return `import { Container, Heading, Section } from '@skein/ui';
import type { ${parent.pascal}Of } from '../${parent.kebab}.content.ts';

/** Type ${number}. */
export function ${pascal}({ title }: ${props}) {
  return (
    <Section>
      <Container>
        <Heading level={${parent.kebab === 'hero' ? 1 : 2}}>{title}</Heading>
      </Container>
    </Section>
  );
}
`;
}

function fixtures({ names: { kebab, camel, label }, parent, number }: VariantTemplate): string {
  return `import { entry, t } from '@skein/cms-client';
import { ${parent.camel} } from '../${parent.kebab}.content.ts';

/** Type ${number}. */
export const ${camel}Basic = entry(${parent.camel}, '${parent.kebab}-${kebab}', {
  variant: '${camel}',
  title: t('${label}', '${label}'),
});
`;
}

function stories({ names: { kebab, camel, pascal, label }, parent, number }: VariantTemplate): string {
  const tag = `${parent.kebab}-${number}`;
  const exported = `Type${String(number).padStart(2, '0')}${pascal}`;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { ${parent.camel} } from '../${parent.kebab}.content.ts';
import { ${parent.pascal} } from '../${parent.kebab}.tsx';
import * as fixtures from './${kebab}.fixtures.ts';

const meta = {
  title: 'Blocks/${parent.label}/${number} · ${label}',
  component: ${parent.pascal},
  tags: ['${tag}'],
  parameters: { contentType: ${parent.camel} },
} satisfies Meta<typeof ${parent.pascal}>;
export default meta;
type Story = StoryObj;

export const ${exported}: Story = {
  ...story(${parent.camel}, ${parent.pascal}, fixtures.${camel}Basic),
  name: '${number} · ${label}',
};
export const ${exported}Spanish: Story = {
  ...${exported},
  name: '${number} · In Spanish',
  globals: { language: 'es' },
};
`;
}

function test({ names: { kebab, camel, pascal }, parent, number }: VariantTemplate): string {
  return `// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { ${parent.camel} } from '../${parent.kebab}.content.ts';
import { ${parent.pascal} } from '../${parent.kebab}.tsx';
import * as fixtures from './${kebab}.fixtures.ts';

describe('${pascal}', () => {
  it('is what editors get for number ${number}', () => {
    expect(${parent.camel}.variants).toContainEqual(expect.objectContaining({ name: '${camel}', number: ${number} }));
  });

  it.each(Object.entries(fixtures))('draws %s on the server in both languages', (_, fixture) => {
    for (const locale of ['en-US', 'es'] as const) {
      const props = fixtureProps(${parent.camel}, fixture, locale);
      const html = renderToString(<${parent.pascal} {...props} />);
      expect(html).toContain(props.title);
      expect(html).not.toContain('style="');
    }
  });
});
`;
}

/** The files of one more variant of a content type, by name. */
export function variantFiles(template: VariantTemplate): Readonly<Record<string, string>> {
  const { kebab } = template.names;
  return {
    [`${kebab}.content.ts`]: content(template),
    [`${kebab}.tsx`]: component(template),
    [`${kebab}.fixtures.ts`]: fixtures(template),
    [`${kebab}.stories.tsx`]: stories(template),
    [`${kebab}.test.tsx`]: test(template),
  };
}
