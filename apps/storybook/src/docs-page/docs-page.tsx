import type { AnyEntryType } from '@skein/cms-client';
import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { AdviceLines } from '../advice/advice.tsx';
import { FieldTable } from '../field-table/field-table.tsx';

function isContentType(value: unknown): value is AnyEntryType {
  return typeof value === 'object' && value !== null && 'rows' in value && 'variants' in value;
}

/**
 * The docs page of a component: what it is for, the first story with its controls, the CMS fields behind it, then every
 * story. A stories file that names a `variant` beside its `contentType` gets a page about that variant alone.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const type: unknown = preparedMeta.parameters['contentType'];
  if (!isContentType(type)) {
    return (
      <>
        <Title />
        <Subtitle />
        <Description />
        <Primary />
        <Controls />
        <Stories />
      </>
    );
  }
  const variant = type.variants.find(({ name }) => name === preparedMeta.parameters['variant']);
  return (
    <>
      <Title />
      <Subtitle>
        {variant ? `${type.name}, number ${variant.number}: ${variant.label}` : type.description}
      </Subtitle>
      <Description />
      <AdviceLines {...(variant ?? type)} />
      <Primary />
      <Controls sort="none" />
      <Heading>In the CMS</Heading>
      <FieldTable type={type} variant={variant} />
      <Stories />
    </>
  );
}
