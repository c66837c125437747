import type { Receipt, RefusalPage, RenderApplicationRefusal, RenderRefusal, RenderStep } from '@skein/api';
import type { HomeStatus } from '@skein/blocks/content';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentSource, LoadedPage } from '../content/content-source.ts';
import { faqLinkOf } from '../content/faq-links.ts';
import { withNetworkAnswer } from '../content/network-answer.ts';
import { withCallStep } from './call-step-page.ts';
import type { RenderedPage } from './html-cache.ts';
import type { OpenPage, PageDrawer } from './page-drawer.ts';
import { confirmationWords, withReceipt, type ReceiptPageOptions } from './receipt-page.ts';
import { withRefusedApplication } from './refused-application.ts';
import { withRefusedForm } from './refused-form.ts';
import { localizePath, splitLocale } from '../languages.ts';

/** Pages that are drawn for one visitor and kept by nobody. */
export interface VisitorPages {
  /** Renders a page for the visitor who has just sent what the receipt says. Throws as `render` does. */
  renderReceipt(path: string, receipt: Receipt, stamp: ReceiptPageOptions['stamp']): Promise<RenderedPage>;
  /**
   * Renders a page with what the network answers to its query string, for one visitor.
   * @param homes undefined: it could not be asked
   * Throws as `render` does.
   */
  renderNetworkAnswer(
    path: string,
    query: string,
    homes: readonly HomeStatus[] | undefined,
  ): Promise<RenderedPage>;
  /** The page that a refused form was sent from, with the form filled in again; undefined when that cannot be had. */
  renderRefused: RenderRefusal;
  /** The page with the step of a call that comes next; undefined when that cannot be had. */
  readonly renderStep: RenderStep;
  /** As `renderRefused`, for an application. */
  readonly renderRefusedApplication: RenderApplicationRefusal;
}

export interface VisitorPagesOptions {
  readonly source: ContentSource;
  readonly drawer: PageDrawer;
  readonly log: FastifyBaseLogger;
  readonly exists: (path: string) => Promise<boolean>;
}

interface Change {
  /** What is shown in the place of what the CMS has. */
  readonly loaded: LoadedPage;
  /** Default 200. */
  readonly status?: number;
}

/** The one way to each of them: open a page, change what was loaded for it, draw that. */
export function createVisitorPages(options: VisitorPagesOptions): VisitorPages {
  const { source, drawer, log, exists } = options;

  async function changed(page: OpenPage, { loaded, status = 200 }: Change): Promise<RenderedPage> {
    const { html, csp } = await drawer.draw(page, { status, loaded });
    return { html, csp, status, tags: loaded.dependencies, stale: loaded.stale, caching: 'none' };
  }

  /** A page in the place of the one that a service would draw, which is still there when this one fails. */
  async function inPlace(
    what: string,
    draw: () => Promise<RenderedPage | undefined>,
  ): Promise<RefusalPage | undefined> {
    try {
      const page = await draw();
      return page && { html: page.html, headers: { 'content-security-policy': page.csp } };
    } catch (error) {
      log.warn({ err: error }, `the page of ${what} could not be drawn`);
      return undefined;
    }
  }

  /** Where a form was sent from: a page, or a question on one. */
  async function sentFrom(path: string): Promise<OpenPage | undefined> {
    if (await exists(path)) return drawer.open(path);
    const link = faqLinkOf(path);
    return link && (await exists(link.page)) ? drawer.open(link.page, '', link.slug) : undefined;
  }

  /** The content of the page at a path, or of the one whose question the path names. */
  async function shownAt(path: string): Promise<LoadedPage | undefined> {
    const link = faqLinkOf(path);
    return (await source.loadPage(path)) ?? (link && source.loadPage(link.page));
  }

  return {
    async renderReceipt(path, receipt, stamp) {
      const page = await drawer.open(path);
      const { locale } = page.loaded;
      const from =
        receipt.email === undefined || receipt.from === undefined
          ? undefined
          : await shownAt(localizePath(splitLocale(receipt.from).path, locale));
      const words = confirmationWords(from, receipt.formEntryId, locale === 'es' ? 'es' : 'en');
      return changed(page, { loaded: withReceipt(page.loaded, { receipt, words, stamp }) });
    },
    async renderNetworkAnswer(path, query, homes) {
      const page = await drawer.open(path);
      return changed(page, { loaded: withNetworkAnswer(page.loaded, query, homes) });
    },
    renderRefused: (view) =>
      inPlace('a refused form', async () => {
        const page = view.page === undefined ? undefined : await sentFrom(view.page);
        const loaded = page && withRefusedForm(page.loaded, view);
        return loaded && changed(page, { loaded, status: view.status });
      }),
    renderStep: (view) =>
      inPlace('a step', async () => {
        for (const path of view.pages) {
          if (!(await exists(path))) continue;
          const page = await drawer.open(path);
          const loaded = withCallStep(page.loaded, view, path === view.pages.at(-1));
          if (loaded) return changed(page, { loaded, status: view.status });
        }
        return undefined;
      }),
    renderRefusedApplication: (view) =>
      inPlace('a refused application', async () => {
        if (!(await exists(view.page))) return undefined;
        const page = await drawer.open(view.page, `?${new URLSearchParams({ id: view.jobId })}`);
        const loaded = withRefusedApplication(page.loaded, view);
        return loaded && changed(page, { loaded, status: view.refusal.status });
      }),
  };
}
