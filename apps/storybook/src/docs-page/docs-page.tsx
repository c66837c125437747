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
import { FieldTable } from '../field-table/field-table.tsx';

function isContentType(value: unknown): value is AnyEntryType {
  return typeof value === 'object' && value !== null && 'rows' in value && 'variants' in value;
}

/** The docs page of a component: the first story with its controls, the CMS fields behind it, then every story. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const type: unknown = preparedMeta.parameters['contentType'];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {isContentType(type) && (
        <>
          <Heading>In the CMS</Heading>
          <FieldTable type={type} />
        </>
      )}
      <Stories />
    </>
  );
}
