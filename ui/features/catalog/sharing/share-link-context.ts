import type { ShareLink } from '#core/catalog/sharing/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** Hands a link of the shop on. */
export const [ShareLinkContext, useShareLink] = requiredContext<ShareLink>('ShareLink');
