import type { Names } from '../shared/names.ts';
import { placeholder } from './block-files.ts';

/** Everything the templates of a variant depend on. */
export interface VariantTemplate {
  readonly names: Names;
  /** The content type that it is a variant of. */
  readonly parent: Names;
  /** What editors pick in the CMS. */
  readonly number: number;
}

function content({ names: { camel, pascal, label }, number }: VariantTemplate): string {
  return `import { variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';

/** Type ${number}. */
export const ${camel} = variant({
  number: ${number},
  label: '${label}',
  use: 'Say here when an editor should take it.',
  avoid: 'Say here when another type does better.',
  fields: {},
});

export interface ${pascal}Props extends PropsOf<typeof sharedFields, typeof ${camel}.fields> {}
`;
}

interface Frame {
  readonly imports: readonly string[];
  readonly markup: string;
}

/** What variants of a content type stand in: content blocks and heroes have theirs, others start from the primitives. */
function frameOf({ parent }: VariantTemplate): Frame {
  if (parent.kebab === 'content-block')
    return {
      imports: [
        `import { BlockText } from '../frame/block-text.tsx';`,
        `import { ContentBlockFrame } from '../frame/content-block-frame.tsx';`,
      ],
      markup: '<ContentBlockFrame {...props}><BlockText {...props} /></ContentBlockFrame>',
    };
  if (parent.kebab === 'hero')
    return {
      imports: [
        `import { HeroFrame } from '../../layout/hero-frame.tsx';`,
        `import { HeroText } from '../shared/hero-text.tsx';`,
      ],
      markup:
        '<HeroFrame theme={props.theme} analyticsId={props.analyticsId}><HeroText {...props} /></HeroFrame>',
    };
  return {
    imports: [`import { Container, Heading, Section } from '@skein/ui';`],
    markup:
      '<div data-analytics-id={props.analyticsId}><Section as="div"><Container><Heading level={2}>{props.title}</Heading></Container></Section></div>',
  };
}

function component(template: VariantTemplate): string {
  const { names, number } = template;
  const { kebab, pascal } = names;
  const { imports, markup } = frameOf(template);
  const [packages, own] = [
    imports.filter((line) => line.includes('@skein')),
    imports.filter((line) => !line.includes('@skein')),
  ];
  return `import { withDefaults } from '@skein/cms-client';
${packages.map((line) => `${line}\n`).join('')}${own.map((line) => `${line}\n`).join('')}import { sharedDefaults } from '../shared/defaults.ts';
import type { ${pascal}Props } from './${kebab}.content.ts';

export type { ${pascal}Props };

/** Type ${number}. */
export function ${pascal}(given: ${pascal}Props) {
  const props = withDefaults(given, sharedDefaults);
  return (
    ${markup}
  );
}
`;
}

function fixtures({ names, parent, number }: VariantTemplate): string {
  const { kebab, camel } = names;
  return `import { entry, t } from '@skein/cms-client';
import { ${parent.camel} } from '../${parent.kebab}.content.ts';

/** Type ${number}. */
export const ${camel}Basic = entry(${parent.camel}, '${parent.kebab}-${kebab}', {
  variant: '${camel}',
  title: ${placeholder(names)},
});
`;
}

function stories({ names: { kebab, camel, pascal, label }, parent, number }: VariantTemplate): string {
  const tag = `${parent.kebab}-${number}`;
  const exported = `Type${String(number).padStart(2, '0')}${pascal}`;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { ${parent.camel} } from '../${parent.kebab}.content.ts';
import * as fixtures from './${kebab}.fixtures.ts';
import { ${pascal} } from './${kebab}.tsx';

const meta = {
  title: 'Blocks/${parent.label}/${number} · ${label}',
  component: ${pascal},
  tags: ['${tag}'],
  parameters: { contentType: ${parent.camel}, variant: '${camel}' },
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj;

export const ${exported}: Story = {
  ...story(${parent.camel}, ${pascal}, fixtures.${camel}Basic),
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
    expect(${parent.camel}.variants).toContainEqual(expect.objectContaining({ name: '${camel}', key: '${number}' }));
  });

  it.each(Object.entries(fixtures))('shows the title of %s, in both languages', (_, fixture) => {
    for (const locale of ['en-US', 'es'] as const) {
      const props = fixtureProps(${parent.camel}, fixture, locale);
      expect(renderToString(<${parent.pascal} {...props} />)).toContain(props.title);
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
