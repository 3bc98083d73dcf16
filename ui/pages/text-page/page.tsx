import type { PageHandle } from '#ui/app/head.ts';
import { ContentFrame } from '#ui/features/editorial/content/content-frame.tsx';
import { contentHead } from '#ui/features/editorial/content/content-head.ts';
import type { LoadedContent } from '#ui/features/editorial/content/load-content.ts';
import { useLoaderData } from '#ui/router/hooks.ts';

export const handle: PageHandle<LoadedContent> = { head: contentHead };

/** A page of the operator's text alone. */
export const Component = () => <ContentFrame page={useLoaderData<LoadedContent>().page} />;
