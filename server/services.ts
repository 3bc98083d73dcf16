import * as v from 'valibot';
import { parsePhone } from '#core/kernel/fields/index.ts';
import { mayLoadChat, type Services } from '#core/site/browsing/index.ts';
import { described } from './described.ts';

const functionName = (wanted: string) => v.pipe(v.string(), v.regex(/^[\w$]+(?:\.[\w$]+)*$/, wanted));
const flag = v.pipe(
  v.picklist(['true', 'false'], 'true or false'),
  v.transform((value) => value === 'true'),
);

/** What the environment says of the services around the pages. */
export const serviceVariables = {
  GTM_ID: described(
    v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, "a tag manager container's id such as GTM-ABC1234"))),
    'Google Tag Manager container; loads only for visitors who consent',
    'off',
  ),
  CAMPAIGN_UTM_CONTENT: described(
    v.optional(v.pipe(v.string(), v.maxLength(200, 'at most 200 characters'))),
    '`utm_content` of the Google campaign whose visitors see `CAMPAIGN_PHONE`',
    'off',
  ),
  CAMPAIGN_PHONE: described(
    v.optional(
      v.pipe(
        v.string(),
        v.check((value) => parsePhone(value) !== undefined, 'a Moldovan phone such as +37322840100'),
        v.transform((value) => parsePhone(value) ?? value),
      ),
    ),
    'phone for visitors of that campaign; set both or neither',
    'off',
  ),
  CHAT_SCRIPT_URL: described(
    v.optional(
      v.pipe(
        v.string(),
        v.check((value) => URL.parse(value)?.protocol === 'https:', "the https address of the chat's script"),
      ),
    ),
    "https address of a chat vendor's script; with `PROVIDER_URL` and without this there is no chat",
    "embedded provider's",
  ),
  CHAT_INIT: described(
    v.optional(functionName('the name of the function that starts the chat'), 'shopChat.init'),
    "vendor's global function that starts the chat, such as `jivo_init`",
  ),
  CHAT_DESTROY: described(
    v.optional(functionName('the name of the function that ends the chat'), 'shopChat.destroy'),
    "vendor's global function that ends the chat",
  ),
  CHAT_ON_OPEN: described(
    v.optional(
      v.pipe(v.string(), v.regex(/^[\w$]+$/, 'the name of the function that the chat calls when it is opened')),
      'shopChatOpened',
    ),
    'global function the vendor calls when a visitor opens the chat',
  ),
  CHAT_ORIGINS: described(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((value) => value.split(',').map((origin) => origin.trim())),
        v.everyItem(
          (origin) => /^(?:https|wss):\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(origin),
          'origins such as https://*.vendor.example, separated by commas',
        ),
      ),
    ),
    'further origins the chat connects to, comma-separated, for the content policy',
  ),
  LOGIN_ENVIRONMENT: described(v.optional(flag, 'false'), '`true`: everybody signs in first, and the chat is off'),
  ERROR_TRACKER_URL: described(
    v.optional(
      v.pipe(
        v.string(),
        v.check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'the address that errors are posted to'),
      ),
    ),
    'receives errors of browsers and of rendering, as site, title, traceback and status',
    'off',
  ),
};

type ServiceSettings = v.InferOutput<v.ObjectSchema<typeof serviceVariables, undefined>>;

/** The phone of a campaign goes with the mark that its visitors carry. */
export const campaignIsWhole = (given: Partial<Record<keyof typeof serviceVariables, unknown>>): boolean =>
  (given.CAMPAIGN_UTM_CONTENT === undefined) === (given.CAMPAIGN_PHONE === undefined);

/** Where the embedded provider's own chat is found on the shop's origin. */
const EMBEDDED_CHAT = '/chat/widget.js';

/**
 * The services as the browser receives them. Without an operator's chat the embedded provider's is used, if there is
 * one; where every visitor must sign in there is none (rule CHAT-1).
 */
export const servicesOf = (read: ServiceSettings, embedded: boolean): Services => {
  const scriptUrl = read.CHAT_SCRIPT_URL ?? (embedded ? EMBEDDED_CHAT : undefined);
  const withChat = scriptUrl !== undefined && mayLoadChat({ loginRequired: read.LOGIN_ENVIRONMENT });
  const { CAMPAIGN_UTM_CONTENT: content, CAMPAIGN_PHONE: phone } = read;
  return {
    ...(read.GTM_ID === undefined ? {} : { tagManagerId: read.GTM_ID }),
    ...(content === undefined || phone === undefined ? {} : { phoneCampaign: { content, phone } }),
    ...(read.ERROR_TRACKER_URL === undefined ? {} : { errorTracker: read.ERROR_TRACKER_URL }),
    ...(withChat
      ? { chat: { scriptUrl, init: read.CHAT_INIT, destroy: read.CHAT_DESTROY, onOpen: read.CHAT_ON_OPEN } }
      : {}),
  };
};
