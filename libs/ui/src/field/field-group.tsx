import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

export type FieldGroupProps = ComponentPropsWithoutRef<'fieldset'> & {
  /** The question that all controls of the group answer together. */
  legend: ReactNode;
};

/** A fieldset without a border. Its legend looks like the label of a field. */
export function FieldGroup({ legend, children, ...fieldset }: FieldGroupProps): ReactElement {
  return (
    <Group {...fieldset}>
      <Legend>{legend}</Legend>
      {children}
    </Group>
  );
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  margin-block-end: 0.375rem;
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.35;
`;
