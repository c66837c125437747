import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

const PROVIDER = /skein[ -]?(?:fiber|space)/i;
/** Matches a URL path of a site, such as `/plans` or `/plans?a=b`. */
const PATH = /^\/[a-z_][\w{}-]*(?:[/?.{]|$)/;

/** Paths that libraries may contain, with the reason. */
const ALLOWED: readonly RegExp[] = [
  // Paths of services. The browser and the server share them. A host can change them: `postTo`, `board`,
  // `speedTestUrl`.
  /^\/(?:api|_grow|global_nav|buyflow_\w+|address-forms|address-check|careers-reader|speed-test|demo)(?:\/|$)/,
  // Paths below an address that the host sets: the address of the job board or of the call service.
  /^\/(?:offices|sections|job|event\.ics)$/,
  // Default prefix of Spanish pages.
  /^\/intl\/es$/,
  // Paths for an operator's health checks.
  /^\/(?:healthz|readyz|metrics)$/,
  // Paths that every host serves itself, and paths of a CMS.
  /^\/(?:static|share-image|preview-mode|preview|webhooks|cdn|\.well-known|favicon|apple-touch-icon|robots|sitemap[-{}]*|speculation-rules)(?:[/.]|$)/,
  // Paths of the development server.
  /^\/__dev\//,
  // Paths of files from the CMS, and of the finder's data.
  /^\/(?:assets(?:\/|$)|data\/|artwork\/)/,
];

/**
 * Reports provider names and paths of a site in libraries. The host must supply both through content, props or
 * routes.
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
