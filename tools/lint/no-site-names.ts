import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

const PROVIDER = /skein[ -]?(?:fiber|space)/i;
/** Matches a path of a site: a slash and a word, but no markup and no unit. */
const PATH = /^\/[a-z_][\w{}-]*(?:[/?.{]|$)/;

/** Paths that libraries may contain, with the reason. */
const ALLOWED: readonly RegExp[] = [
  // What its service answers at: both ends share it. A host gives another by `postTo`, `board` or `speedTestUrl`.
  /^\/(?:api|_grow|global_nav|buyflow_\w+|address-forms|address-check|careers-reader|speed-test|demo)(?:\/|$)/,
  // What stands below an address that the host gives: of a job board, of a service of calls.
  /^\/(?:offices|sections|job|event\.ics)$/,
  // Where Spanish pages are unless the host says otherwise.
  /^\/intl\/es$/,
  // Where whoever runs a server asks whether it is well.
  /^\/(?:healthz|readyz|metrics)$/,
  // What a host answers by itself, and where a CMS answers it.
  /^\/(?:static|share-image|preview-mode|preview|webhooks|cdn|\.well-known|favicon|apple-touch-icon|robots|sitemap[-{}]*|speculation-rules)(?:[/.]|$)/,
  // What stands before a site in development.
  /^\/__dev\//,
  // Files: of the CMS, of the finder's data.
  /^\/(?:assets|data|artwork)\//,
];

/**
 * Reports the name of a provider and the addresses of one site: their host supplies them through content,
 * props or routes.
 */
export const noSiteNames = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      provider: 'The name of the provider comes from content or props.',
      path: '{{ path }} is an address of one site: it comes from content, props or `useRoutes`.',
    },
  },
  defaultOptions: [],
  create({ report }) {
    function check(node: TSESTree.Node, text: string) {
      if (PROVIDER.test(text)) report({ node, messageId: 'provider' });
      else if (PATH.test(text) && !ALLOWED.some((allowed) => allowed.test(text)))
        report({ node, messageId: 'path', data: { path: text } });
    }
    return {
      Literal(node: TSESTree.Literal) {
        const isImport = /^(?:Import|Export)/.test(node.parent.type);
        if (typeof node.value === 'string' && !isImport) check(node, node.value);
      },
      JSXText: (node: TSESTree.JSXText) => check(node, node.value),
      TemplateLiteral(node: TSESTree.TemplateLiteral) {
        check(node, node.quasis.map(({ value }) => value.raw).join('{}'));
      },
    };
  },
});
