const colors =
  ':root{--site-origin:""}:root,[data-theme]{color-scheme:light;--color-surface:#fff;--color-surface-raised:#fff;--color-surface-sunken:#fff;--color-text:#000;--color-text-muted:#000;--color-link:#000;--color-accent:#000;--color-on-accent:#000;--color-line:#888;--color-line-strong:#555;--space-section:1.5rem;--space-gutter:0px}' +
  'html,body{overflow:visible!important;background:#fff!important;min-block-size:0!important}' +
  '*,::before,::after{background:none!important;color:#000!important;-webkit-text-fill-color:#000!important;text-shadow:none!important;box-shadow:none!important;outline:0!important;filter:none!important;backdrop-filter:none!important;mask:none!important;opacity:1!important;transform:none!important;translate:none!important;rotate:none!important;scale:none!important;animation:none!important;transition:none!important}';

/**
 * Hides elements that have no use on paper: controls, players, floating parts and decoration. Icons of the icon
 * set remain.
 */
const left =
  '[data-print=none],nav,dialog,video,audio,iframe,canvas,button:not([role=tab]),[data-controls],select~svg,img[alt=""],summary svg,div[aria-hidden=true],svg[aria-hidden=true]:not([viewBox="0 0 24 24"]){display:none!important}' +
  'main ::before,main ::after{content:none!important}';

/**
 * Puts elements below each other, even if the screen shows text on top of pictures. The padding of 2 px at each
 * side makes an A4 page narrower than `layoutWidths.medium`, so there is only one column. Some `span` elements
 * are only for screen readers, so `span` elements keep their position.
 */
const flow =
  'header,footer,body>*,main :not(span,table,tr,td,th,svg,svg *,input,select,textarea){position:static!important;float:none!important;text-indent:0!important}' +
  'main :is(div,section,article,aside,header,figure,picture,ul,ol,li,form,fieldset,dl,a){overflow:visible!important;aspect-ratio:auto!important;min-block-size:0!important;max-block-size:none!important;content-visibility:visible!important;contain:none!important}' +
  ':is(main,footer) :is(div,section,article,aside,header,figure,figcaption,form){block-size:auto!important;margin-block:0!important;padding:0!important;border-color:transparent!important}main figure{display:block!important}' +
  'main ol>li{display:list-item!important;margin-inline-start:1.5em!important;padding-inline:0!important;list-style:decimal outside!important}' +
  'main ul>li:not(:has(>*)){display:list-item!important}main li{border-color:transparent!important}' +
  'main :is(ul,ol,div){flex-wrap:wrap!important;grid-auto-flow:row!important}' +
  'main{padding:1rem 2px 0}main>*,main section{padding-block:1.25rem 0!important}main h2{margin-block-start:.8em!important}main h3{margin-block-start:.6em!important}' +
  'main img{inline-size:auto!important;block-size:auto!important;max-inline-size:100%!important;max-block-size:50mm!important;border-radius:0!important;object-fit:contain!important}';

/**
 * Prints all slides of a carousel below each other. Prints every table cell in its row, even a cell that stays in view
 * on the screen while the table scrolls.
 */
const still =
  'main :is(:has(>[data-track]),[data-track],[data-slide]:not([hidden])){display:block!important;inline-size:auto!important;margin-inline:0!important;padding-block-start:0!important}' +
  'main [data-slide]+[data-slide]{padding-block-start:1em!important}' +
  'main :is(th,td){position:static!important}';

/** Opens all closed parts of a page without animations, because the browser prints before an animation ends. */
const unfolded =
  '::details-content{display:block!important;block-size:auto!important;content-visibility:visible!important;overflow:visible!important;opacity:1!important;transition:none!important}[role=tabpanel][hidden][hidden]{display:block!important}[hidden=until-found]{content-visibility:visible!important}';

/**
 * Prints the full URL of a main link, which looks like a button, after its text. `--site-origin` is a string from the
 * host. Such links become inline, because otherwise the URL would be beside the text. A link inside a form label gets
 * no URL, because the URL would become part of the question.
 */
const links =
  'main a[href]{display:inline!important;text-decoration:underline!important;border:0!important;padding:0!important;min-block-size:0!important}' +
  'main a[data-pill]:is([href^="http"],[href^="/"]):not(label *)::after{content:" (" attr(href) ")"!important;position:static!important;display:inline!important;font-size:.8em;font-weight:400;overflow-wrap:anywhere}' +
  'main a[data-pill][href^="/"]:not(label *)::after{content:" (" var(--site-origin) attr(href) ")"!important}';

/** Draws fields that a reader can fill in with a pen. */
const fields =
  'input,select,textarea{appearance:none!important;border:0!important;border-block-end:1px solid #000!important;border-radius:0!important}:is(input[type=checkbox],input[type=radio]){appearance:auto!important}::placeholder{color:transparent!important;-webkit-text-fill-color:transparent!important}';

/**
 * Sets where a printed page may end. Browsers ignore this setting for grid items, so elements around headings, and
 * lists after headings, become blocks. Footnotes stay on one page, so that no page contains only their last line.
 */
const pages =
  '@page{margin:14mm 12mm}body{font-size:10.5pt}h1{font-size:22pt!important}h2{font-size:16pt!important}h3{font-size:13pt!important}h1,h2,h3,h4,summary,dt,caption,thead{break-after:avoid}main :is(div,section,article,header):has(h1,h2,h3,h4){display:block!important}main :is(div,section,article,header):has(h1,h2,h3)>*+:not(h1,h2,h3){margin-block-start:.6em!important}figure,img,tr,blockquote,label,article,li,[data-slide],form{break-inside:avoid}p,li{orphans:3;widows:3}footer{break-inside:avoid}tbody>tr:first-child,main :is(ul,ol)>li:first-child,[data-slide]:first-child,figcaption{break-before:avoid}' +
  'main :is(h1,h2,h3,h4,:has(>:is(h1,h2,h3,h4):last-child))+:is(ul,ol),main summary{display:block!important}' +
  // A heading above questions is larger than the questions.
  'main details:has(details)>summary{font:700 15pt/1.25 var(--font-heading)!important}main details details summary :is(h2,h3){font-size:12pt!important}';

/**
 * The print styles: all text of the page in reading order, black on white, with the addresses of main links.
 * Elements with `data-print="none"` are not printed.
 */
export const printCss: string = `@media print{${colors}${left}${flow}${still}${unfolded}${links}${fields}${pages}}`;
