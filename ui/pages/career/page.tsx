import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { openVacancies } from '#core/editorial/content/index.ts';
import { createSendCv } from '#core/requests/careers/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { siteTitle } from '#ui/app/site-title.ts';
import { useHasBeenTrue } from '#ui/design/use-has-been-true.ts';
import { Questions } from '#ui/features/editorial/content/questions.tsx';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';
import { TitledPage } from '#ui/features/kernel/breadcrumbs/titled-page.tsx';
import { useProblem } from '#ui/features/kernel/errors/problem-context.ts';
import { useCareerPorts } from '#ui/features/requests/careers/career-ports.ts';
import { CvStore } from '#ui/features/requests/careers/cv-store.ts';
import { VacancyCard } from '#ui/features/requests/careers/vacancy-card.tsx';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { CareerData } from './loader.ts';

const CvModal = lazyPart(() => import('#ui/features/requests/careers/cv-modal.tsx'), 'CvModal');

export const handle: PageHandle<CareerData> = {
  head: (_data, context) => ({
    title: siteTitle(context.language.t('career.title'), context.shell),
    description: context.language.t('career.lead'),
    canonicalPath: '/career',
    jsonLd: [breadcrumbsJsonLd([], context.language.t('career.title'), context)],
  }),
};

/** Vacancies, open ones first and unfolded, and the CV form. */
export const Component = observer(() => {
  const { t } = useLanguage();
  const { vacancies } = useLoaderData<CareerData>();
  const ports = useCareerPorts();
  const problem = useProblem();
  const [store] = useState(() => new CvStore({ sendCv: createSendCv(ports), problem }));
  const open = openVacancies(vacancies);
  const closed = vacancies.filter(({ isActive }) => !isActive);
  const withForm = useHasBeenTrue(store.form.open);
  return (
    <TitledPage title={t('career.title')} lead={t('career.lead')}>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div>
          <section aria-labelledby="open-vacancies">
            <h2 id="open-vacancies" className="text-22">
              {open.length > 0 ? t('career.open') : t('career.none')}
            </h2>
            {open.map((vacancy) => (
              <VacancyCard key={vacancy.vacancyId} vacancy={vacancy} onAnswer={() => store.show(vacancy)} />
            ))}
          </section>
          {closed.length > 0 ? (
            <section aria-labelledby="closed-vacancies" className="mt-12">
              <h2 id="closed-vacancies" className="text-22">
                {t('career.closed')}
              </h2>
              <p className="mt-1 text-muted">{t('career.closedText')}</p>
              <div className="mt-2">
                {closed.map((vacancy) => (
                  <VacancyCard key={vacancy.vacancyId} vacancy={vacancy} />
                ))}
              </div>
            </section>
          ) : null}
        </div>
        <Questions />
      </div>
      <Suspense>{withForm ? <CvModal store={store} /> : null}</Suspense>
    </TitledPage>
  );
});
