import type { Preview } from '@storybook/react-vite';
import { componentNamed, type ManifestProp } from './manifest.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

const CHOICES = /^'[^']*'(?: \| '[^']*')*$/;

function controlOf(type: string): Pick<ArgType, 'control' | 'options'> {
  if (CHOICES.test(type))
    return { control: 'select', options: type.split(' | ').map((one) => one.slice(1, -1)) };
  const control = ({ boolean: 'boolean', string: 'text', number: 'number' } as const)[type];
  return { control: control ?? false };
}

const argTypeOf = ({ name, type, required, about, default: value }: ManifestProp): ArgType => ({
  name,
  description: about,
  type: { name: 'other', value: type, required },
  ...controlOf(type),
  table: { type: { summary: type }, ...(value !== undefined && { defaultValue: { summary: value } }) },
});

/**
 * Adds the props that Storybook's parser misses: props of imported types, and props of all members of a
 * union. The props of blocks come from the content model.
 */
export const manifestProps: Enhancer = ({ argTypes, component, parameters }) => {
  if (parameters['contentType'] !== undefined) return argTypes;
  const { displayName = '' } =
    (component as { readonly __docgenInfo?: { readonly displayName?: string } } | undefined)?.__docgenInfo ??
    {};
  const props = componentNamed(displayName, String(parameters['fileName']))?.props ?? [];
  const inOrder = props.map((prop) => {
    const { description, ...seen } = argTypes[prop.name] ?? {};
    const described = description ? { description } : {};
    return [prop.name, { ...argTypeOf(prop), ...seen, ...described }] as const;
  });
  return {
    ...Object.fromEntries(inOrder),
    ...withoutKeys(
      argTypes,
      props.map(({ name }) => name),
    ),
  };
};

const withoutKeys = (argTypes: ReturnType<Enhancer>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(argTypes).filter(([name]) => !names.includes(name)));
