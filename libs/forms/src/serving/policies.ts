import type { PolicySources } from '@skein/cms-client/serve';

/** Origins that a page's content security policy allows for Google's places. */
export const googlePlacesPolicy: PolicySources = {
  script: ['https://maps.googleapis.com'],
  connect: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
};

/** Origins that the policy allows for Google's human check. */
export const recaptchaPolicy: PolicySources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/**
 * Origins for the vendor's chat. Its script runs on the page and adds styles, and the conversation is in a
 * frame.
 */
export const liveChatPolicy: PolicySources = {
  script: ['https://*.livechatinc.com', 'https://*.livechat-static.com'],
  connect: [
    'https://*.livechatinc.com',
    'wss://*.livechatinc.com',
    'https://*.livechat-static.com',
    'https://*.livechat-files.com',
    'https://*.text.com',
  ],
  frame: ['https://*.livechatinc.com'],
  image: [
    'https://*.livechatinc.com',
    'https://*.livechat-static.com',
    'https://*.livechat-files.com',
    'https://*.files-text.com',
  ],
  style: ["'unsafe-inline'", 'https://*.livechatinc.com'],
  font: ['https://*.livechatinc.com', 'https://*.livechat-static.com'],
  media: ['https://*.livechatinc.com', 'https://*.livechat-static.com'],
};
