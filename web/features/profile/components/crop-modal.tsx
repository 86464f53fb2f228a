import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { cropPicture, type Square } from '../crop-picture.ts';
import './avatar-section.css';

interface CropModalProps {
  /** The selected picture's local address and its size in pixels. */
  address: string;
  picture: ImageBitmap;
  onCrop: (cropped: Blob) => void;
  onClose: () => void;
}

const maxZoomLevel = 4;

/** Crops a picture to a square: drag and pinch, or use the arrow keys and the zoom slider. */
export function CropModal({ address, picture, onCrop, onClose }: CropModalProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square>();
  const [failed, setFailed] = useState(false);
  const use = async () => {
    if (!square) return;
    try {
      onCrop(await cropPicture(picture, square));
    } catch {
      setFailed(true);
    }
  };
  return (
    <Modal
      title="Crop your picture"
      lead="Drag the picture, or move it with the arrow keys."
      onClose={onClose}
      size="medium"
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" disabled={!square} onClick={() => void use()}>
            Use this picture
          </Button>
        </>
      }
    >
      {failed && <Notice kind="error">This browser could not crop the picture. Try another one.</Notice>}
      <div className="avatar-crop">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          aspect={1}
          maxZoom={maxZoomLevel}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': 'Visible part of the picture; move with the arrow keys' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setSquare(pixels)}
        />
      </div>
      <label className="avatar-zoom">
        <span>Zoom</span>
        <input
          type="range"
          min={1}
          max={maxZoomLevel}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </Modal>
  );
}
