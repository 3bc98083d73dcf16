import { createPartnerSession, pageOf } from '#core/kernel/auth/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** Whether a partner is signed in, and the form that asks for it. A password stays only while its form is there. */
export class AuthStore extends storeOf(pageOf, createPartnerSession) {}
