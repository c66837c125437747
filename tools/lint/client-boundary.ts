import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/**
 * React's exports that look like client hooks but also work on the server. `client-boundary.test.ts` compares
 * the list with React.
 */
export const SERVER_HOOKS: ReadonlySet<string> = new Set([
  'use',
  'useCallback',
  'useDebugValue',
  'useId',
  'useMemo',
]);
const HOOK = /^use([A-Z]|$)/;
const HANDLER = /^on[A-Z]/;
const CLIENT_OF_REACT = /^(createContext|Component|PureComponent|act|startTransition|use[A-Z]\w*)$/;
const CLIENT_OF_DOM = /^(createPortal|flushSync|use[A-Z]\w*)$/;
const DIRECTIVE = 'use client';

const isDirective = (statement: TSESTree.ProgramStatement | undefined) =>
  statement?.type === 'ExpressionStatement' && statement.directive === DIRECTIVE;

/** Returns the names of the values in an import: `a` for `import { a, type B } from …`. */
function importedValues({ importKind, specifiers }: TSESTree.ImportDeclaration): string[] {
  if (importKind === 'type') return [];
  return specifiers.flatMap((specifier) => {
    if (specifier.type !== 'ImportSpecifier' || specifier.importKind === 'type') return [];
    return specifier.imported.type === 'Identifier' ? [specifier.imported.name] : [specifier.imported.value];
  });
}

/** Returns the reason why an import needs 'use client', or undefined if it does not. */
function reasonOfImport(node: TSESTree.ImportDeclaration): string | undefined {
  const values = importedValues(node);
  if (node.source.value === 'react-dom/client') return values.length > 0 ? 'mounts React' : undefined;
  const clientOnly = { react: CLIENT_OF_REACT, 'react-dom': CLIENT_OF_DOM }[node.source.value];
  const name = values.find((value) => clientOnly?.test(value) && !SERVER_HOOKS.has(value));
  return name === undefined ? undefined : `uses ${name} of ${node.source.value}`;
}

const isClientName = (name: string) => HOOK.test(name) || /^[A-Z]/.test(name);

/** Returns the names of exports that a server component cannot use if the module has 'use client'. */
function valueExports(declaration: TSESTree.ExportNamedDeclaration['declaration']): string[] {
  if (declaration?.type === 'FunctionDeclaration' && declaration.id !== null) {
    return isClientName(declaration.id.name) ? [] : [declaration.id.name];
  }
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    const isContext =
      init?.type === 'CallExpression' &&
      init.callee.type === 'Identifier' &&
      init.callee.name === 'createContext';
    const isFunction =
      init?.type === 'ArrowFunctionExpression' && id.type === 'Identifier' && isClientName(id.name);
    return id.type === 'Identifier' && !isContext && !isFunction ? [id.name] : [];
  });
}

/**
 * Checks 'use client' at the beginning of modules. A module with context, hooks or event handlers needs this
 * line. Other modules must not have it, because it prevents rendering on the server.
 */
export const clientBoundary = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: {
      missing: `This module {{ reason }}, which a server component has not. Write 'use client'; as its first line.`,
      needless: `Nothing in this module needs 'use client': no context, hook or handler. Delete the line, so that server components can draw it themselves.`,
      value: `A server component gets no value of {{ name }} from a module that says 'use client', only a reference. Move it to a file of its own without that line.`,
    },
  },
  defaultOptions: [],
  create(context) {
    const serverHooks = new Set<string>();
    const exported: { readonly node: TSESTree.Node; readonly names: readonly string[] }[] = [];
    let reason: string | undefined;
    return {
      ImportDeclaration(node) {
        if (node.source.value === 'react')
          for (const name of importedValues(node)) if (SERVER_HOOKS.has(name)) serverHooks.add(name);
        reason ??= reasonOfImport(node);
      },
      CallExpression({ callee }) {
        if (callee.type !== 'Identifier' || !HOOK.test(callee.name) || serverHooks.has(callee.name)) return;
        reason ??= `calls the hook ${callee.name}`;
      },
      JSXAttribute({ name, value }) {
        if (name.type !== 'JSXIdentifier' || !HANDLER.test(name.name) || value === null) return;
        reason ??= `has the handler ${name.name}`;
      },
      ExportNamedDeclaration(node) {
        exported.push({ node, names: valueExports(node.declaration) });
      },
      'Program:exit'(program) {
        const [first] = program.body;
        const says = isDirective(first);
        if (reason !== undefined && !says)
          context.report({
            node: first ?? program,
            messageId: 'missing',
            data: { reason },
            fix: (fixer) => fixer.insertTextBeforeRange([0, 0], `'${DIRECTIVE}';\n\n`),
          });
        if (reason === undefined && says && first) context.report({ node: first, messageId: 'needless' });
        if (reason === undefined) return;
        for (const { node, names } of exported)
          for (const name of names) context.report({ node, messageId: 'value', data: { name } });
      },
    };
  },
});
