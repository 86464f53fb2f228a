import { useFormContext } from 'react-hook-form';
import { campaignPictureSize } from '../../../../shared/constants/campaign-picture.ts';
import type { PictureWords } from '../../../common/pictures/picture-state.tsx';
import { PicturePicker } from '../../../common/pictures/picture-picker.tsx';
import type { usePictureUpload } from '../../../common/pictures/use-picture-upload.ts';
import { FormGroup } from '../../../ui/fields/form.tsx';
import { campaignLabels, type CampaignFields } from '../model/campaign-fields.ts';
import './campaign-picture-input.css';

const shape = { ...campaignPictureSize, isRound: false };
const words: PictureWords = {
  late: 'Checking the picture is taking longer than usual. Choose it again, or save without it and add it later.',
  done: 'The picture is ready. Guests see it once you save.',
  kept: 'The campaign keeps the picture that it had.',
};

/** The picture of a campaign: uploaded and checked here, and shown to guests once the form is saved (CAMP-04). */
export function CampaignPictureInput({ upload }: { upload: ReturnType<typeof usePictureUpload> }) {
  const { watch, setValue, formState } = useFormContext<CampaignFields>();
  const image = watch('image');
  const error = formState.errors.image?.message;
  const remove = () => {
    upload.forget();
    setValue('image', null, { shouldDirty: true });
  };
  return (
    <FormGroup title={campaignLabels.image} lead="Guests see it beside the name, on the job list and the first page.">
      <PicturePicker
        id="image"
        upload={upload}
        preview={
          <span className="campaign-picture">
            {image && (
              <img src={image} alt="What guests see beside the name" width={160} height={120} decoding="async" />
            )}
          </span>
        }
        help="A JPEG or PNG of at most 50 MB, cropped to 4:3. Drop one here, or choose it."
        isShown={image !== null}
        shape={shape}
        words={words}
        onRemove={remove}
      />
      {error && (
        <p role="alert" className="ui-field-error">
          {error}
        </p>
      )}
    </FormGroup>
  );
}
