export { Swiper, SwiperSlide } from 'swiper/react';
