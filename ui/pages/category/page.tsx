import type { PageHandle } from '#ui/app/head.ts';

export const handle: PageHandle<unknown> = { head: (_data, { language }) => ({ title: language.t('home.title') }) };

export const Component = () => <h1>category</h1>;
