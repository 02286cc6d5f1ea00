export {
  BoardPicture,
  type BoardPictureProps,
  PICTURE_RATIO,
  type PictureFont,
  type PictureLine,
} from './board-picture.tsx';
