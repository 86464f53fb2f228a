import { productName, supportEmail } from '../../../../shared/constants/product.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PublicPage } from '../components/public-page.tsx';

/** `/about`: what the product is and how a hire works, linked from Learn More (LAND-49, LAND-50). */
export function AboutPage() {
  return (
    <PublicPage
      title={`About ${productName}`}
      lead={`${productName} is a marketplace for hiring in which candidates, recruiters and hiring managers work on the same page.`}
    >
      <h2>Why it exists</h2>
      <p>
        A hire takes at least three people, and they rarely see the same picture. The manager has a spreadsheet, the
        recruiter an inbox, and the candidate silence. Most of what goes wrong in hiring goes wrong between them. So we
        built what was missing in between.
      </p>
      <h2>How a hire works</h2>
      <ol>
        <li>
          A manager posts a job for a client, with the pay, the place, the skills and the points that a successful
          recruiter will receive.
        </li>
        <li>Candidates find it on the public list or the map without an account, and sign up to apply.</li>
        <li>A recruiter accepts an application or finds someone, and puts the candidate forward.</li>
        <li>
          Manager and recruiter move the candidate through nine steps, from Contacted to Hiring/OnBoarding. Each sees
          the other’s moves immediately, and the candidate sees where things stand.
        </li>
        <li>
          The manager closes the job with the chosen candidate. The recruiter receives the points then, or when the
          job’s guarantee ends, and can redeem them for cash or gift cards.
        </li>
      </ol>
      <h2>What we stand for</h2>
      <ul>
        <li>Pay is shown wherever the employer has stated it.</li>
        <li>Candidates hear about every step, including the unwelcome ones.</li>
        <li>No candidate’s profile is public, and we never sell data. Recruiters may publish a page of their own.</li>
        <li>Candidates never pay.</li>
      </ul>
      <h2>Where to start</h2>
      <div className="cluster">
        <ButtonLink to={paths.findJobs()} kind="primary">
          Search jobs
        </ButtonLink>
        <ButtonLink to={paths.signUp()} state={{ isCandidate: false }}>
          Post a job
        </ButtonLink>
      </div>
      <p>
        Or write to us: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </PublicPage>
  );
}
