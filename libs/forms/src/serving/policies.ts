import type { PolicySources } from '@skein/cms-client/serve';

/** Origins for Google's places, in a page's content security policy. */
export const googlePlacesPolicy: PolicySources = {
  script: ['https://maps.googleapis.com'],
  connect: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
};

/** Origins for Google's human check. */
export const recaptchaPolicy: PolicySources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Origins for the vendor's chat. The chat's script adds styles to the page, and a frame shows the conversation. */
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
