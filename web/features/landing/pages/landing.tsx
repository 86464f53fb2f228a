import { productName, supportEmail } from '../../../../shared/constants/product.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { PublicLayout, PublicSection } from '../../../ui/layouts/public-layout.tsx';
import { Hero } from '../components/hero.tsx';
import { OpenCategories } from '../components/open-categories.tsx';
import { PitchSection } from '../components/pitch-section.tsx';
import { PublicFooter } from '../components/public-footer.tsx';
import { PublicHeader } from '../components/public-header.tsx';
import '../components/sections.css';
import { pitches, promises, questions } from '../model/copy.ts';

/**
 * `/`: header, hero, About Us, recruiters, candidates, managers, then support, questions and footer (LAND-01, DEC-01).
 */
export function LandingPage() {
  return (
    <PublicLayout header={<PublicHeader />} footer={<PublicFooter />}>
      <PageTitle>Jobs with pay shown up front</PageTitle>
      <Hero />
      <PublicSection id="about">
        <div className="about-lead">
          <h2>Three kinds of people make a hire. Most software serves one of them.</h2>
          <div className="stack">
            <p className="soft">
              A manager needs someone. A recruiter knows someone. A candidate is that someone, and usually the last to
              know. HireHub gives all three the same view: the job, the nine steps from first contact to onboarding, and
              what happens next.
            </p>
            <ButtonLink to={paths.about()} size="large">
              Learn More <span className="visually-hidden">about {productName}</span>
            </ButtonLink>
          </div>
        </div>
        <OpenCategories />
      </PublicSection>
      {pitches.map((pitch, place) => (
        <PitchSection key={pitch.id} pitch={pitch} isTinted={place % 2 === 0} />
      ))}
      <PublicSection id="promises">
        <div className="promises">
          <h2 className="landing-title">What we promise</h2>
          <ul>
            {promises.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </PublicSection>
      <PublicSection id="faq" tone="tinted">
        <div className="faq">
          <h2 className="landing-title">Frequently asked questions</h2>
          <div>
            {questions.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </PublicSection>
      <PublicSection id="support">
        <div className="landing-support">
          <div>
            <h2 className="landing-title">Something not working?</h2>
            <p>Tell us what you wanted to do and what happened instead. A person reads it.</p>
          </div>
          <a className="ui-button" data-kind="secondary" data-size="large" href={`mailto:${supportEmail}`}>
            Write to support
          </a>
        </div>
      </PublicSection>
    </PublicLayout>
  );
}
