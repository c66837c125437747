import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

const NODE = 'ReactNode';

function typeOf({ type }: ArgType): ArgType['type'] {
  if (type?.name !== 'union') return type;
  const [first, ...others] = type.value.filter((one) => one.name !== 'other' || one.value !== 'undefined');
  if (first === undefined || others.length > 0) return type;
  return { ...first, required: type.required ?? false };
}

const wordsFor = (type: ArgType['type']): string | undefined =>
  type?.name === 'enum' ? type.value.join(' | ') : type?.name === 'other' ? type.value : type?.name;

/**
 * Returns controls for a component's props. Storybook's own controls offer no choices for `'small' | 'large' |
 * undefined`, and show a text field for objects and React nodes.
 */
export const propControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = typeOf(argType);
      const isNode = type?.name === 'other' && type.value === NODE;
      const isWords = isNode && typeof initialArgs[name] === 'string';
      const summary = argType.type === type ? argType.table?.type?.summary : wordsFor(type);
      return [
        name,
        {
          ...argType,
          ...(type && { type: isWords ? { name: 'string' as const } : type }),
          ...(isNode && !isWords && { control: false }),
          ...(summary !== undefined && { table: { ...argType.table, type: { summary } } }),
        },
      ];
    }),
  );
